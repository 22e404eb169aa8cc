# Lessons

lesson-unknown = Няма урок „{ $lesson }“. { $near ->
    [none] Избери един от: { $known }.
   *[other] Може би „{ $near }“? Всички уроци: { $known }.
 }
lesson-chapter-unknown = В този урок няма глава „{ $chapter }“. Главите са: { $known }.
lesson-step-unknown = В тази глава няма част „{ $step }“. Частите са: { $known }.
lesson-too-long = Една глава не може да има повече от { $most } хода. Започни я отначало.
