"""Review of an ended game: win chances, graded decisions and reasons. No drawing and no network."""
