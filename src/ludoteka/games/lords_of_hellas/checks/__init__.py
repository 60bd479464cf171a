"""What types cannot say of the content: sums, references between entries, figures that a card needs."""
