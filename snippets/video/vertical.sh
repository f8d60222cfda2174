# Vertical, 1080 × 1920 reducido a la mitad.
ffmpeg -i original-vertical.mov -vf "scale=540:-2" -c:v libx264 -preset slow -crf 24 -pix_fmt yuv420p \
  -g 50 -c:a aac -b:a 96k -ar 48000 -af loudnorm=I=-16:TP=-1.5:LRA=11 -map_metadata -1 -movflags +faststart vertical.mp4
