# Bucle sin salto. D es lo que dura el clip, en segundos.
D=8
ffmpeg -i clip.mov -an -filter_complex \
  "[0]fps=25,split[a][b];[a]trim=0:0.5,setpts=PTS-STARTPTS[inicio];[b]trim=0.5:$D,setpts=PTS-STARTPTS[resto];[resto][inicio]xfade=transition=fade:duration=0.5:offset=$((D - 1)),format=yuv420p,scale=1280:-2" \
  -c:v libx264 -preset slow -crf 26 -g 50 -map_metadata -1 -movflags +faststart apertura.mp4
