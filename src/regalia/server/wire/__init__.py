"""What goes over the socket: the messages, one typed union a direction, and the connection that carries them."""
