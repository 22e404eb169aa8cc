# The command `burgrave components`.

cli-components = Check, compare or merge files with the printed pieces of Praga.
cli-more-components = Enter the values in the browser, on the page “Your box”.
cli-commands-components = Work with files
cli-components-status = Count the confirmed pieces in each section, or list every mistake in the file.
cli-components-diff = List the pieces that differ in two files.
cli-more-diff = A tile in another rotation or with another number is the same tile.
cli-components-merge = Merge two files into one.
cli-more-merge = A piece that both files confirm with the same values is confirmed twice. A piece that only one file confirms is taken from that file. The merged file may replace one of the two.
cli-argument-components-file = a file with the pieces of Praga
cli-argument-components-mine = the first file; - for the built-in values
cli-argument-components-theirs = the second file; - for the built-in values
cli-option-components-out = the file to write
cli-option-components-take = what to take where both are confirmed and differ

components-file-exists = “{ $file }” already exists. Choose a new name, or that of one of the two files.
components-all = all
components-changed =
    { $count ->
        [0] All values are those of the built-in file.
        [one] One piece differs from the built-in file.
       *[other] { $count } pieces differ from the built-in file.
    }
components-differences =
    { $count ->
        [0] The files have the same values.
        [one] One piece differs.
       *[other] { $count } pieces differ.
    }
components-conflicts =
    { $count ->
        [one] One piece is confirmed in both files and differs.
       *[other] { $count } pieces are confirmed in both files and differ.
    } Nothing was written. Choose with { $mine } or { $theirs }, or look at the pieces in the browser.
components-merged = Wrote { $file }: taken from the second file: { $theirs }; confirmed twice: { $agreed }.
