# Decisions: the question for the seat that decides, and what the others read.

praga-decision-turn =
    { $who ->
        [you] Jsi na tahu. Co uděláš?
       *[other] Na tahu je { $seat }.
    }
praga-decision-discard-windows =
    { $who ->
        [you] Smíš si nechat 2 okna. Které odhodíš?
       *[other] { $seat } odhazuje okna.
    }
praga-decision-choose-tile =
    { $who ->
        [you] Kterou destičku si vezmeš?
       *[other] { $seat } si vybírá destičku.
    }
praga-decision-choose-slot =
    { $who ->
        [you] Kam postavíš hradby?
       *[other] { $seat } vybírá místo pro hradby.
    }
praga-decision-choose-plot =
    { $who ->
        [you] Na které parcele postavíš budovu?
       *[other] { $seat } vybírá parcelu.
    }
praga-decision-choose-rotation =
    { $who ->
        [you] Jak destičku natočíš?
       *[other] { $seat } natáčí destičku.
    }
praga-decision-refresh-first =
    { $who ->
        [you] Kterou destičku odstraníš jako první?
       *[other] { $seat } vybírá destičky k odstranění.
    }
praga-decision-refresh-second =
    { $who ->
        [you] Kterou destičku odstraníš jako druhou?
       *[other] { $seat } vybírá druhou destičku k odstranění.
    }
praga-decision-production-token =
    { $who ->
        [you] Který produkční žeton si vezmeš?
       *[other] { $seat } si vybírá produkční žeton.
    }
praga-decision-technology =
    { $who ->
        [you] Kterou technologii si necháš?
       *[other] { $seat } si vybírá technologii.
    }
praga-decision-plaza-reward =
    { $who ->
        [you] Kterou odměnu náměstí si vezmeš?
       *[other] { $seat } si vybírá odměnu náměstí.
    }
praga-decision-sideways-project =
    { $who ->
        [you] Kde se posuneš do strany?
       *[other] { $seat } vybírá, kde se posunout do strany.
    }
praga-decision-arrow-up =
    { $who ->
        [you] Posuneš se po šipce nahoru?
       *[other] { $seat } se rozhoduje o posunu po šipce nahoru.
    }
praga-decision-cathedral-tile =
    { $who ->
        [you] Který zlatý dílek si od katedrály vezmeš?
       *[other] { $seat } si u katedrály vybírá zlatý dílek.
    }
praga-decision-bridge-pick =
    { $who ->
        [you] Který dílek mostu si vezmeš?
       *[other] { $seat } si vybírá dílek mostu.
    }
praga-decision-bridge-place =
    { $who ->
        [you] Na které místo mostu dílek položíš?
       *[other] { $seat } vybírá místo na mostě.
    }
praga-decision-project-row =
    { $who ->
        [you] Kde postoupíš o řádek výše?
       *[other] { $seat } vybírá, kde postoupit o řádek výše.
    }
praga-decision-plaza-tile =
    { $who ->
        [you] Ze kterého náměstí získáš obě odměny?
       *[other] { $seat } vybírá náměstí.
    }
praga-decision-track-step =
    { $who ->
        [you] Na které stupnici se posuneš?
       *[other] { $seat } vybírá stupnici pro posun.
    }
praga-decision-production-track =
    { $who ->
        [you] Co vyprodukuješ?
       *[other] { $seat } vybírá, co vyprodukovat.
    }
praga-decision-choose-bundle =
    { $who ->
        [you] Kterou odměnu Královské cesty si vezmeš?
       *[other] { $seat } si vybírá odměnu Královské cesty.
    }
praga-decision-technology-action =
    { $who ->
        [you] Kterou akci díky technologii provedeš?
       *[other] { $seat } vybírá akci technologie.
    }
praga-decision-pawn =
    { $who ->
        [you] Na kterém náměstí začne Parléřova figurka?
       *[other] { $seat } vybírá náměstí pro Parléřovu figurku.
    }
praga-decision-bot-plot =
    { $who ->
        [you] Na které parcele postaví Parléř?
       *[other] { $seat } vybírá parcelu pro Parléře.
    }
praga-decision-bot-rotation =
    { $who ->
        [you] Jak bude natočená Parléřova budova?
       *[other] { $seat } natáčí Parléřovu budovu.
    }
