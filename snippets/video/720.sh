# 720p, para casi todo.
ffmpeg -i original.mov -vf "scale=-2:720" -c:v libx264 -preset slow -crf 23 -pix_fmt yuv420p \
  -g 50 -c:a aac -b:a 96k -ar 48000 -af loudnorm=I=-16:TP=-1.5:LRA=11 -map_metadata -1 -movflags +faststart 720.mp4
