# De SRT a VTT.
ffmpeg -i subtitulos.srt subtitulos.vtt
