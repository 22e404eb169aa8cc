# Our rulings where the rulebook leaves a question open, by their numbers on the rules page.

citadels-ruling-a01 = Единадесетте уникални карти са: { citadels-card-haunted_quarter }, { citadels-card-keep } (две), { citadels-card-laboratory }, { citadels-card-smithy }, { citadels-card-observatory }, { citadels-card-graveyard }, { citadels-card-library }, { citadels-card-school_of_magic }, { citadels-card-university } и { citadels-card-dragon_gate }.
citadels-ruling-a02 = В един град може да има две еднакви сгради; опцията „duplicates“ може да го забрани.
citadels-ruling-a03 = При четирима играчи два персонажа се изчистват открити.
citadels-ruling-a04 = Когато тестето свърши, размесените изчистени карти стават ново тесте.
citadels-ruling-a05 = Веднъж на рунд значи веднъж на рунд, дори за играч с два хода в него.
citadels-ruling-a06 = Допълнителното злато и допълнителните карти идват сами с набавянето на ресурси.
citadels-ruling-a07 = Набавянето на ресурси е задължително: без него ходът не може да приключи.
citadels-ruling-a08 = { citadels-character-warlord.subject } може да разруши и сграда в своя град.
citadels-ruling-a09 = При равни точки и равна стойност на сградите победата е обща.
citadels-ruling-a10 = Може да се посочи само друг персонаж, никога този, с който играеш в момента.
citadels-ruling-a11 = { citadels-character-king.subject } взема короната сам в началото на хода си.
citadels-ruling-a16 = { citadels-character-warlord.subject } не може да разруши и собствената си сграда { citadels-card-keep }.
citadels-ruling-a17 = Защитата трае целия рунд, също в ход с друг персонаж, и важи само срещу другите играчи.
citadels-ruling-a28 = Златото никога не свършва.
citadels-ruling-a29 = { citadels-card-library } и { citadels-card-observatory } заедно: теглиш 3 карти и запазваш 2.
citadels-ruling-a37 = Важи само когато разрушава { citadels-character-warlord.subject }, и { citadels-card-graveyard.subject } не може да спаси себе си.
citadels-ruling-a43 = Коронованият играч поглежда закрития изчистен персонаж.
citadels-ruling-a45 = Кой започва с короната, се решава с жребий, освен ако играчите решат друго.
citadels-ruling-a52 = Ефектът настъпва сам; никой не би се отказал от него.
citadels-ruling-a57 = Действа и докато персонажът на собственика е убит.
citadels-ruling-a59 = Ако картите не стигат, вземаш колкото има; когато няма нито една, не можеш да платиш за теглене.
citadels-ruling-a61 = Собственикът избира типа при точкуването; първо се предлага най-изгодният.
citadels-ruling-a66 = При двама или трима играчи можеш да посочиш и собствения си втори персонаж.
