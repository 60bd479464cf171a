"""What types cannot say of the content: counts, references between entries, maps that fit, figures a deed needs."""
