# El fotograma que se ve a los tres segundos.
ffmpeg -ss 00:00:03 -i 720.mp4 -frames:v 1 -q:v 4 poster.jpg
