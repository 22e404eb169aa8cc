# What a move does, as a label. $number is its price or what it brings, "none" if that is not given;
# $role is the character or the card whose effect it is, by id, "none" if that is not given.

citadels-move-end-turn = Ukonči tah
citadels-move-take-gold =
    { $number ->
        [none]
            { $edition ->
                [classic] Vezmi si zlaťáky
               *[other] Vezmi si mince
            }
       *[other] Vezmi si { part-gold }
    }
citadels-move-take-cards =
    { $number ->
        [none] { part-draw.imperative } si karty
       *[other] { part-draw.imperative } si { part-cards }
    }
citadels-move-take-income =
    { $role ->
        [cardinal] { part-income-in-cards }
        [patrician] { part-income-in-cards }
       *[other]
            { $number ->
                [none]
                    { $edition ->
                        [classic] Vyber daně
                       *[other] Vezmi si mince za své budovy
                    }
               *[other]
                    { $edition ->
                        [classic] Vyber na daních { part-gold }
                       *[other] Vezmi si { part-gold } za své budovy
                    }
            }
    }
citadels-move-redraw = Odlož karty a vezmi si stejný počet
citadels-move-done = Hotovo
citadels-move-pass = Nevyužij
citadels-move-recover = Vezmi si ji za { part-one-gold }
citadels-move-keep = Nech si { $card_acc }
citadels-move-build =
    { $number ->
        [none] Postav { $card_acc }
       *[other] Postav { $card_acc } ({ $number })
    }
citadels-move-discard = Odlož { $card_acc }
citadels-move-destroy =
    { $number ->
        [none] { part-destroy.imperative } { $card_acc }
       *[other] { part-destroy.imperative } { $card_acc } ({ $number })
    }
citadels-move-use = Použij { $card_acc }
citadels-move-pick = Vyber si { $character_acc }
citadels-move-put-away = Odlož { $character_acc }
citadels-move-name =
    { $role ->
        [assassin] Zneškodni { $character_acc }
        [thief] Okraď { $character_acc }
        [witch] Očaruj { $character_acc }
       *[other] Urči { $character_acc }
    }
citadels-move-swap-hand =
    { $who ->
        [you] Vyměň si karty v ruce: ty
       *[other] Vyměň si karty v ruce: { $seat }
    }
citadels-move-target =
    { $who ->
        [you]
            { $role ->
                [armory] { part-destroy.imperative } vlastní { part-district.acc }
                [warlord] { part-destroy.imperative } vlastní { part-district.acc }
               *[other] Vyber sebe
            }
       *[other]
            { $role ->
                [abbot] Vyžádej si { part-one-gold }: { $seat }
                [armory] { part-destroy.imperative } { part-district.acc } ve městě: { $seat }
                [cardinal] Vezmi si chybějící mince: { $seat }
                [diplomat] Vyměň si budovu: { $seat }
                [fortune_teller] Podívej se do ruky: { $seat }
                [marshal] Zaber budovu ve městě: { $seat }
                [spy] Podívej se do ruky: { $seat }
                [theater] Vyměň si postavu: { $seat }
                [warlord] { part-destroy.imperative } { part-district.acc } ve městě: { $seat }
                [wizard] Podívej se do ruky: { $seat }
               *[other] Vyber: { $seat }
            }
    }
citadels-move-count-as = Počítej { citadels-card-haunted_quarter.acc } jako { $type_acc } barvu
citadels-move-take-bonus =
    { $role ->
        [architect] Vezmi si 2 karty navíc
        [merchant] Vezmi si { part-one-gold } navíc
        [queen] Vezmi si 3 mince
       *[other] Vezmi si, co přináší tvoje postava
    }
citadels-move-collect-tax =
    { $number ->
        [none] Vezmi si všechny daně
       *[other] Vezmi si { part-gold } z daní
    }
citadels-move-study = Vezmi si 7 karet a jednu si nech
citadels-move-divine = Každému soupeři vezmi náhodnou kartu
citadels-move-navigate-gold = Vezmi si 4 mince
citadels-move-navigate-cards = Vezmi si 4 karty
citadels-move-bribe =
    { $number ->
        [none] Zaplať výpalné
       *[other] Zaplať výpalné ({ part-gold })
    }
citadels-move-refuse = Odmítni zaplatit výpalné
citadels-move-reveal = Otoč šátek
citadels-move-confiscate = Otoč glejt a zabav budovu
citadels-move-demand-gold = Vezmi si { part-one-gold }
citadels-move-demand-card = Vezmi si náhodnou kartu
citadels-move-collect-wagon =
    { $number ->
        [none] Vezmi si mince z Pokladního vozu
       *[other] Vezmi si { part-gold } z Pokladního vozu
    }
citadels-move-come-forward = Ukaž zneškodněnou postavu a dober zdroje
citadels-move-declare-normal = Hra skončí jako obvykle
citadels-move-declare-early = Hra skončí o budovu dříve
citadels-move-look = Prohlédni si balíček
citadels-move-plain-copy = Ta bez mince
citadels-move-beautified-copy = Ta zkrášlená
citadels-move-give = Dej { $card_acc }
citadels-move-take =
    { $number ->
        [none] Vezmi si { $card_acc }
       *[other] Vezmi si { $card_acc } ({ $number })
    }
citadels-move-sacrifice = Obětuj { $card_acc }
citadels-move-beautify = Zkrášli { $card_acc }
citadels-move-put =
    { $number ->
        [none] Polož { $card_acc }
       *[other] Polož { $card_acc } ({ $number })
    }
citadels-move-play = Zahraj { $card_acc }
citadels-move-sign = Označ { $character_acc } glejtem s pečetí
citadels-move-warrant = Označ { $character_acc } glejtem bez pečeti
citadels-move-flower = Ohroz { $character_acc } šátkem s růží
citadels-move-threaten = Ohroz { $character_acc } šátkem bez růže
citadels-move-hand-over = Odevzdej { $character_acc }
citadels-move-crown =
    { $who ->
        [you] Předej korunu: ty
       *[other] Předej korunu: { $seat }
    }
citadels-move-spy = Hledej { $type_acc } barvu

## Cards whose use needs other words

citadels-move-use-armory = Zbourej { citadels-card-armory.acc } a s ní jinou budovu
citadels-move-use-framework = Postav budovu místo Lešení
citadels-move-use-necropolis = Postav { citadels-card-necropolis.acc } a obětuj budovu
citadels-move-use-thieves_den = Postav { citadels-card-thieves_den.acc } a zaplať kartami
citadels-move-use-laboratory =
    { citadels-card-laboratory }: odlož kartu za { $edition ->
        [classic] 1 zlaťák
       *[other] 2 mince
    }
citadels-move-use-museum = { citadels-card-museum }: vlož pod něj kartu (1 bod)
citadels-move-use-smithy =
    { citadels-card-smithy }: zaplať { $edition ->
        [classic] 2 zlaťáky
       *[other] 2 mince
    } za 3 karty
citadels-move-use-wagon-0 = Použij první Pokladní vůz
citadels-move-use-wagon-1 = Použij druhý Pokladní vůz
citadels-move-use-wagon-2 = Použij třetí Pokladní vůz

## Income partly in cards: $cards of them; $number is the gold

part-income-in-number-of-cards =
    { $cards ->
        [one] Vezmi si { $cards } kartu
        [few] Vezmi si { $cards } karty
       *[other] Vezmi si { $cards } karet
    }
part-income-in-gold =
    { $number ->
        [none] a zbytek v mincích
        [0] za své budovy
       *[other] a { part-gold } za své budovy
    }
citadels-move-take-income-cards = { part-income-in-number-of-cards } { part-income-in-gold }

## Verbs alone: on a card that can be chosen, or above choices that differ only in a player or a character.
## $role is the character or card as which the player decides.

citadels-verb-build = Postavit
citadels-verb-crown = Předat korunu
citadels-verb-destroy = Zbourat
citadels-verb-discard = Odložit
citadels-verb-flower = Šátek s růží pro
citadels-verb-give = Dát
citadels-verb-keep = Nechat si
citadels-verb-name =
    { $role ->
        [assassin] Zneškodnit
        [thief] Okrást
        [witch] Očarovat
       *[other] Vybrat
    }
citadels-verb-play = Zahrát
citadels-verb-put = Vložit
citadels-verb-sacrifice = Obětovat
citadels-verb-sign = Glejt s pečetí k
citadels-verb-swap-hand = Vyměnit karty s
citadels-verb-take = Vzít
citadels-verb-target =
    { $role ->
        [abbot] Vyžádat minci
        [diplomat] Vyměnit
        [marshal] Zabrat
        [spy] Vyzvídat u
        [warlord] Zbourat
        [wizard] Nahlédnout do ruky
       *[other] Vybrat
    }
citadels-verb-use = Použít

## What to know of a choice before it is made

citadels-note-faceup = Leží odkrytá stranou: v tomto kole ji nikdo nemá
citadels-note-own-character = Tuto postavu máš ty
citadels-note-own-city = Tvoje vlastní město
citadels-note-emperor-pass = Koruna se předá i tak; nic si nevezmeš
citadels-note-refuse = Je-li na šátku růže, můžeš přijít o všechny mince
citadels-note-spy = Za každou takovou kartu si od hráče vezmeš 1 minci a lízneš si 1 kartu
citadels-note-lender = { part-gold } za { part-cards }
citadels-note-seize = Majiteli zaplatíš její cenu
citadels-note-exchange = Je-li soupeřova budova dražší, doplatíš mu rozdíl
citadels-note-theater = Dostaneš postavu toho hráče a dáš mu svou; nikdo jiný je neuvidí
citadels-note-everyone-asked = Ptáme se každého, kdo by mohl zasáhnout, aby otázka nic neprozradila
