"""Tables: what one is and does, whoever hosts it. No HTTP, no database, no processes; a host brings those."""
