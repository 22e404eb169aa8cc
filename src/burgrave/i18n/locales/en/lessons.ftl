# Lessons

lesson-unknown = “{ $lesson }” is not a known lesson. { $near ->
    [none] Choose one of: { $known }.
   *[other] Did you mean “{ $near }”? All lessons: { $known }.
 }
lesson-chapter-unknown = This lesson has no chapter “{ $chapter }”. Its chapters: { $known }.
lesson-step-unknown = This chapter has no part “{ $step }”. Its parts: { $known }.
lesson-too-long = A chapter cannot be longer than { $most } moves. Start it again.
