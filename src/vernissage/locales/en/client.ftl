### The client of a table: links and connections.

client-no-link = That is no link to a table.
    .instead = Give the link that the host has sent you (http://…/t/…), or the six letters of its code.
client-unreachable = No table server answers there ({ $detail }).
    .instead = Check the link, and that the server is running.
client-closed = The table has closed the connection ({ $reason }).
    .instead = Open the table again by its link.
