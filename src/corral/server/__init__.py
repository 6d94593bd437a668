"""The only HTTP here: routes, socket, messages, accounts."""
