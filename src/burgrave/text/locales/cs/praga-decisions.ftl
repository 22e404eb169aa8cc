# What has to be decided: asked of the one who decides, told to the others.

praga-decision-turn =
    { $who ->
        [you] Jsi na tahu. Co uděláš?
       *[other] Na tahu je { $seat }.
    }
praga-decision-discard_windows =
    { $who ->
        [you] Smíš si nechat 2 okna. Které odhodíš?
       *[other] { $seat } odhazuje okna.
    }
praga-decision-choose_tile =
    { $who ->
        [you] Kterou destičku si vezmeš?
       *[other] { $seat } si vybírá destičku.
    }
praga-decision-choose_slot =
    { $who ->
        [you] Kam ke své akční desce přiložíš hradby?
       *[other] { $seat } vybírá místo pro hradby.
    }
praga-decision-choose_plot =
    { $who ->
        [you] Na které parcele postavíš budovu?
       *[other] { $seat } vybírá parcelu.
    }
praga-decision-choose_rotation =
    { $who ->
        [you] Jak destičku natočíš?
       *[other] { $seat } natáčí destičku.
    }
praga-decision-refresh_first =
    { $who ->
        [you] Kterou destičku odstraníš jako první?
       *[other] { $seat } vybírá destičky k odstranění.
    }
praga-decision-refresh_second =
    { $who ->
        [you] Kterou destičku odstraníš jako druhou?
       *[other] { $seat } vybírá druhou destičku k odstranění.
    }
praga-decision-production_token =
    { $who ->
        [you] Který produkční žeton si vezmeš?
       *[other] { $seat } si vybírá produkční žeton.
    }
praga-decision-technology =
    { $who ->
        [you] Kterou technologii si necháš?
       *[other] { $seat } si vybírá technologii.
    }
praga-decision-plaza_reward =
    { $who ->
        [you] Kterou odměnu náměstí si vezmeš?
       *[other] { $seat } si vybírá odměnu náměstí.
    }
praga-decision-sideways_project =
    { $who ->
        [you] Kde se posuneš do strany?
       *[other] { $seat } vybírá, kde se posunout do strany.
    }
praga-decision-arrow_up =
    { $who ->
        [you] Posuneš se po šipce nahoru?
       *[other] { $seat } se rozhoduje o posunu po šipce nahoru.
    }
praga-decision-cathedral_tile =
    { $who ->
        [you] Který zlatý dílek si od katedrály vezmeš?
       *[other] { $seat } si u katedrály vybírá zlatý dílek.
    }
praga-decision-bridge_pick =
    { $who ->
        [you] Který dílek mostu si vezmeš?
       *[other] { $seat } si vybírá dílek mostu.
    }
praga-decision-bridge_place =
    { $who ->
        [you] Na které místo mostu dílek položíš?
       *[other] { $seat } vybírá místo na mostě.
    }
praga-decision-project_row =
    { $who ->
        [you] Kde postoupíš o řádek výše?
       *[other] { $seat } vybírá, kde postoupit o řádek výše.
    }
praga-decision-plaza_tile =
    { $who ->
        [you] Ze kterého náměstí získáš obě odměny?
       *[other] { $seat } vybírá náměstí.
    }
praga-decision-track_step =
    { $who ->
        [you] Na které stupnici se posuneš?
       *[other] { $seat } vybírá stupnici pro posun.
    }
praga-decision-production_track =
    { $who ->
        [you] Co vyprodukuješ?
       *[other] { $seat } vybírá, co vyprodukovat.
    }
praga-decision-choose_bundle =
    { $who ->
        [you] Kterou odměnu si vezmeš?
       *[other] { $seat } si vybírá odměnu.
    }
praga-decision-technology_action =
    { $who ->
        [you] Kterou akci díky technologii provedeš?
       *[other] { $seat } vybírá akci technologie.
    }
praga-decision-pawn =
    { $who ->
        [you] Na kterém náměstí začne Parléřova figurka?
       *[other] { $seat } vybírá náměstí pro Parléřovu figurku.
    }
praga-decision-bot_plot =
    { $who ->
        [you] Na které parcele postaví Parléř?
       *[other] { $seat } vybírá parcelu pro Parléře.
    }
praga-decision-bot_rotation =
    { $who ->
        [you] Jak bude natočená Parléřova budova?
       *[other] { $seat } natáčí Parléřovu budovu.
    }
