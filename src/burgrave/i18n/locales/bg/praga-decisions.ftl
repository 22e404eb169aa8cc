# Decisions: the question for the seat that decides, and what the others read.

praga-decision-turn =
    { $who ->
        [you] На ход си. Какво правиш?
       *[other] На ход е { $seat }.
    }
praga-decision-discard-windows =
    { $who ->
        [you] Можеш да задържиш 2 прозореца. Кой връщаш?
       *[other] { $seat } връща прозорци.
    }
praga-decision-choose-tile =
    { $who ->
        [you] Коя плочка вземаш?
       *[other] { $seat } избира плочка.
    }
praga-decision-choose-slot =
    { $who ->
        [you] Къде строиш стената?
       *[other] { $seat } избира място за стената.
    }
praga-decision-choose-plot =
    { $who ->
        [you] На кой парцел строиш?
       *[other] { $seat } избира парцел.
    }
praga-decision-choose-rotation =
    { $who ->
        [you] Как завърташ плочката?
       *[other] { $seat } завърта плочката.
    }
praga-decision-refresh-first =
    { $who ->
        [you] Коя плочка махаш първо?
       *[other] { $seat } избира плочки за махане.
    }
praga-decision-refresh-second =
    { $who ->
        [you] Коя друга плочка махаш?
       *[other] { $seat } избира втора плочка за махане.
    }
praga-decision-production-token =
    { $who ->
        [you] Кой производствен жетон вземаш?
       *[other] { $seat } избира производствен жетон.
    }
praga-decision-technology =
    { $who ->
        [you] Коя технология задържаш?
       *[other] { $seat } избира технология.
    }
praga-decision-plaza-reward =
    { $who ->
        [you] Коя награда от площада вземаш?
       *[other] { $seat } избира награда от площада.
    }
praga-decision-sideways-project =
    { $who ->
        [you] Къде се местиш встрани?
       *[other] { $seat } избира къде да се премести встрани.
    }
praga-decision-arrow-up =
    { $who ->
        [you] Следваш ли стрелката нагоре?
       *[other] { $seat } решава дали да последва стрелката нагоре.
    }
praga-decision-cathedral-tile =
    { $who ->
        [you] Коя златна плочка от катедралата вземаш?
       *[other] { $seat } избира златна плочка от катедралата.
    }
praga-decision-bridge-pick =
    { $who ->
        [you] Коя плочка на моста вземаш?
       *[other] { $seat } избира плочка на моста.
    }
praga-decision-bridge-place =
    { $who ->
        [you] На кое място на моста поставяш плочката?
       *[other] { $seat } избира място на моста.
    }
praga-decision-project-row =
    { $who ->
        [you] Къде се изкачваш с един ред?
       *[other] { $seat } избира къде да се изкачи с един ред.
    }
praga-decision-plaza-tile =
    { $who ->
        [you] От кой площад вземаш и двете награди?
       *[other] { $seat } избира площад.
    }
praga-decision-track-step =
    { $who ->
        [you] По коя скала напредваш?
       *[other] { $seat } избира по коя скала да напредне.
    }
praga-decision-production-track =
    { $who ->
        [you] Какво добиваш?
       *[other] { $seat } избира какво да добие.
    }
praga-decision-choose-bundle =
    { $who ->
        [you] Коя награда на Кралския път вземаш?
       *[other] { $seat } избира награда на Кралския път.
    }
praga-decision-technology-action =
    { $who ->
        [you] Кое действие извършваш чрез технологията?
       *[other] { $seat } избира действие на технология.
    }
praga-decision-pawn =
    { $who ->
        [you] На кой площад започва пионката на Парлер?
       *[other] { $seat } избира площад за пионката на Парлер.
    }
praga-decision-bot-plot =
    { $who ->
        [you] На кой парцел строи Парлер?
       *[other] { $seat } избира парцел за Парлер.
    }
praga-decision-bot-rotation =
    { $who ->
        [you] Как е завъртяна сградата на Парлер?
       *[other] { $seat } завърта сградата на Парлер.
    }
