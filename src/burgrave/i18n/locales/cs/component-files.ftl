# The command `burgrave components`.

cli-components = Zkontroluj, porovnej nebo spoj soubory s tištěnými díly Pragy.
cli-more-components = Hodnoty zadáš v prohlížeči na stránce „Tvoje krabice“.
cli-commands-components = Práce se soubory
cli-components-status = Spočítej potvrzené díly v každém oddílu, nebo vypiš všechny chyby v souboru.
cli-components-diff = Vypiš díly, které se ve dvou souborech liší.
cli-more-diff = Destička jinak otočená nebo s jiným číslem je tatáž destička.
cli-components-merge = Spoj dva soubory v jeden.
cli-more-merge = Dílek, který oba soubory potvrzují se stejnými hodnotami, je potvrzený dvakrát. Dílek, který potvrzuje jen jeden soubor, se vezme z něj. Spojený soubor smí nahradit jeden z obou.
cli-argument-components-file = soubor s díly Pragy
cli-argument-components-mine = první soubor; - pro vestavěné hodnoty
cli-argument-components-theirs = druhý soubor; - pro vestavěné hodnoty
cli-option-components-out = soubor, který se zapíše
cli-option-components-take = co vzít, když jsou oba potvrzené a liší se

components-file-exists = „{ $file }“ už existuje. Zvol jiný název, nebo název jednoho z obou souborů.
components-all = celkem
components-changed =
    { $count ->
        [0] Všechny hodnoty jsou stejné jako ve vestavěném souboru.
        [one] Od vestavěného souboru se liší { $count } díl.
        [few] Od vestavěného souboru se liší { $count } díly.
       *[other] Od vestavěného souboru se liší { $count } dílů.
    }
components-differences =
    { $count ->
        [0] Soubory mají stejné hodnoty.
        [one] Liší se { $count } díl.
        [few] Liší se { $count } díly.
       *[other] Liší se { $count } dílů.
    }
components-conflicts =
    { $count ->
        [one] { $count } díl je potvrzen v obou souborech a liší se.
        [few] { $count } díly jsou potvrzeny v obou souborech a liší se.
       *[other] { $count } dílů je potvrzeno v obou souborech a liší se.
    } Nic se nezapsalo. Zvol { $mine } nebo { $theirs }, nebo si díly prohlédni v prohlížeči.
components-merged = Zapsán { $file }: z druhého souboru převzato: { $theirs }; potvrzeno dvakrát: { $agreed }.
