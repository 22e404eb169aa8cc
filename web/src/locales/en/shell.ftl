### Pages around the table.
title = Burgrave
