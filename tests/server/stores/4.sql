BEGIN TRANSACTION;
CREATE TABLE component_files (digest VARCHAR(32) NOT NULL PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "component_files" VALUES('0123456789abcdef0123456789abcdef','{"meta": {"version": 2}}');
CREATE TABLE component_uses (
            table_id VARCHAR(32) NOT NULL PRIMARY KEY,
            digest VARCHAR(32) NOT NULL
        ) WITHOUT ROWID;
INSERT INTO "component_uses" VALUES('k3f9','0123456789abcdef0123456789abcdef');
CREATE TABLE log (
            table_id VARCHAR(32) NOT NULL,
            number INTEGER NOT NULL,
            kind VARCHAR(32) NOT NULL,
            body TEXT NOT NULL,
            at BIGINT NOT NULL, write_id BIGINT NOT NULL DEFAULT 0,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID;
INSERT INTO "log" VALUES('k3f9',0,'begin','{"head":["game citadels","rules 1","notation 1","options {\"edition\": \"classic\", \"players\": 3, \"duplicates\": \"allowed\", \"first_crown\": \"random\"}","seat 0 \"Host\"","seat 1 \"builder\"","seat 2 \"master\""],"lines":["chance crown 2","chance deck docks palace monastery tavern university monastery watchtower market prison palace haunted_quarter fortress harbor watchtower castle market docks town_hall harbor docks barracks church trading_post trading_post manor tavern library fortress barracks tavern harbor dragon_gate prison barracks tavern market school_of_magic temple observatory cathedral manor manor castle monastery cathedral temple palace tavern church church keep keep manor smithy temple prison laboratory town_hall trading_post market manor watchtower castle graveyard castle","chance draft.1 thief","tell crown-given 2","tell 0: hand-dealt 0 castle castle watchtower graveyard","tell not 0: hand-dealt-hidden 0 4","tell 1: hand-dealt 1 manor market trading_post town_hall","tell not 1: hand-dealt-hidden 1 4","tell 2: hand-dealt 2 temple prison laboratory smithy","tell not 2: hand-dealt-hidden 2 4","tell round-started 1 2","tell 2: facedown-seen 2 thief","tell not 2: facedown-seen-hidden 2","tell 2: characters-passed 2 2 assassin magician king bishop merchant architect warlord","tell not 2: characters-passed-hidden 2 2 7"]}',1794832509159,0);
INSERT INTO "log" VALUES('k3f9',1,'move','{"seat":2,"moves":[["move 2 pick warlord","tell 2: character-picked 2 warlord","tell not 2: character-picked-hidden 2","tell 0: characters-passed 0 2 assassin magician king bishop merchant architect","tell not 0: characters-passed-hidden 0 2 6"]],"id":"m0"}',1794832509159,0);
INSERT INTO "log" VALUES('k3f9',2,'move','{"seat":0,"moves":[["move 0 pick merchant","tell 0: character-picked 0 merchant","tell not 0: character-picked-hidden 0","tell 1: characters-passed 1 0 assassin magician king bishop architect","tell not 1: characters-passed-hidden 1 0 5"]],"id":"m1"}',1794832509159,0);
INSERT INTO "log" VALUES('k3f9',3,'move','{"seat":1,"moves":[["move 1 pick king","tell 1: character-picked 1 king","tell not 1: character-picked-hidden 1","tell 2: characters-passed 2 1 assassin magician bishop architect","tell not 2: characters-passed-hidden 2 1 4"]],"id":"m2"}',1794832509159,0);
INSERT INTO "log" VALUES('k3f9',4,'move','{"seat":2,"moves":[["move 2 pick architect","tell 2: character-picked 2 architect","tell not 2: character-picked-hidden 2","tell 0: characters-passed 0 2 assassin magician bishop","tell not 0: characters-passed-hidden 0 2 3"]],"id":"m3"}',1794832509159,0);
INSERT INTO "log" VALUES('k3f9',5,'move','{"seat":0,"moves":[["move 0 pick assassin","tell 0: character-picked 0 assassin","tell not 0: character-picked-hidden 0","tell 1: characters-passed 1 0 magician bishop","tell not 1: characters-passed-hidden 1 0 2"]],"id":"m4"}',1794832509159,0);
INSERT INTO "log" VALUES('k3f9',6,'move','{"seat":1,"moves":[["move 1 pick bishop","tell 1: character-picked 1 bishop","tell not 1: character-picked-hidden 1","tell characters-left 1 1","tell called assassin","tell revealed 0 assassin"]],"id":"m5"}',1794832509159,0);
INSERT INTO "log" VALUES('k3f9',7,'chat','{"seat":0,"text":"hello"}',1794832509159,0);
CREATE TABLE reviews (
            table_id VARCHAR(32) NOT NULL,
            part INTEGER NOT NULL,
            adviser VARCHAR(64) NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, part)
        ) WITHOUT ROWID;
INSERT INTO "reviews" VALUES('k3f9',0,'search 1','{"entries":7,"decisions":[],"rounds":[]}');
CREATE TABLE row_counts (
            table_id VARCHAR(32) NOT NULL PRIMARY KEY,
            rows INTEGER NOT NULL
        ) WITHOUT ROWID;
INSERT INTO "row_counts" VALUES('k3f9',8);
CREATE TABLE seats (
            table_id VARCHAR(32) NOT NULL,
            seat INTEGER NOT NULL,
            token_hash VARCHAR(64) NOT NULL,
            PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID;
INSERT INTO "seats" VALUES('k3f9',0,'2f0d8af7d5041db4268b0213c64b9ebf551a1ebcea7e096da390228cdbcf1ce4');
CREATE TABLE tables (
            id VARCHAR(32) NOT NULL PRIMARY KEY,
            game VARCHAR(32) NOT NULL,
            status VARCHAR(16) NOT NULL,
            listed BOOLEAN NOT NULL,
            made BIGINT NOT NULL,
            touched BIGINT NOT NULL,
            head TEXT NOT NULL
        ) WITHOUT ROWID;
INSERT INTO "tables" VALUES('k3f9','citadels','playing',0,1794832509159,1795070979316,'{"options":{"edition":"classic","players":3,"duplicates":"allowed","first_crown":"random"},"preset":"","manners":{"listed":false,"spectators":true,"hints":null,"chat":true,"clock":null,"stand_in":null,"stand_in_level":"","reaction_seconds":8},"seats":[{"plays":"person","name":"Host","level":"","host":true,"silent":false,"agrees":false,"nonce":"5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d","standing":{},"away":null,"stands_in":false},{"plays":"bot","name":"","level":"builder","host":false,"silent":false,"agrees":false,"nonce":"","standing":{},"away":null,"stands_in":false},{"plays":"bot","name":"","level":"master","host":false,"silent":false,"agrees":false,"nonce":"","standing":{},"away":null,"stands_in":false}],"secret":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f","next":null,"spectators_silent":false}');
CREATE TABLE version (number INTEGER NOT NULL PRIMARY KEY) WITHOUT ROWID;
INSERT INTO "version" VALUES(4);
CREATE INDEX tables_by_status ON tables (status, touched);
CREATE UNIQUE INDEX seats_by_token ON seats (token_hash);
CREATE INDEX component_uses_by_digest ON component_uses (digest);
COMMIT;
