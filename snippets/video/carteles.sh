# El cartel de cada apertura: su primer fotograma.
ffmpeg -i apertura.mp4 -frames:v 1 -q:v 4 poster.jpg
ffmpeg -i apertura-vertical.mp4 -frames:v 1 -q:v 4 poster-vertical.jpg
