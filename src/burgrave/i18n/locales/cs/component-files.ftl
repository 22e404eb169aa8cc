# The command `burgrave components`.

cli-components = Zkontroluj, porovnej nebo spoj soubory s tištěnými dílky Pragy.
cli-more-components = Hodnoty zadáš v prohlížeči na stránce „Tvoje krabice“.
cli-commands-components = Práce se soubory
cli-components-status = Spočítej potvrzené dílky v každém oddílu, nebo vypiš všechny chyby v souboru.
cli-components-diff = Vypiš dílky, které se ve dvou souborech liší.
cli-more-diff = Destička jinak otočená nebo s jiným číslem je tatáž destička.
cli-components-merge = Spoj dva soubory v jeden.
cli-more-merge = Dílek, který oba soubory potvrzují se stejnými hodnotami, je potvrzený dvakrát. Dílek, který potvrzuje jen jeden soubor, se vezme z něj. Spojený soubor smí nahradit jeden z obou.
cli-argument-components-file = soubor s dílky Pragy
cli-argument-components-mine = první soubor; - pro vestavěné hodnoty
cli-argument-components-theirs = druhý soubor; - pro vestavěné hodnoty
cli-option-components-out = soubor, který se zapíše
cli-option-components-take = co vzít, když jsou oba potvrzené a liší se

components-file-exists = „{ $file }“ už existuje. Zvol jiný název, nebo název jednoho z obou souborů.
components-all = celkem
components-changed =
    { $count ->
        [0] Všechny hodnoty jsou stejné jako ve vestavěném souboru.
        [one] Od vestavěného souboru se liší { $count } dílek.
        [few] Od vestavěného souboru se liší { $count } dílky.
       *[other] Od vestavěného souboru se liší { $count } dílků.
    }
components-differences =
    { $count ->
        [0] Soubory mají stejné hodnoty.
        [one] Liší se { $count } dílek.
        [few] Liší se { $count } dílky.
       *[other] Liší se { $count } dílků.
    }
components-conflicts =
    { $count ->
        [one] { $count } dílek je potvrzen v obou souborech a liší se.
        [few] { $count } dílky jsou potvrzeny v obou souborech a liší se.
       *[other] { $count } dílků je potvrzeno v obou souborech a liší se.
    } Nic se nezapsalo. Zvolte { $mine } nebo { $theirs }, nebo si dílky prohlédněte v prohlížeči.
components-merged = Zapsán { $file }: z druhého souboru převzato: { $theirs }; potvrzeno dvakrát: { $agreed }.
