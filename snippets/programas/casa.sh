#!/bin/sh
# Entra en la casa con una clave, desde una terminal o un cron. Necesita curl y jq.
#
#   export CASA=https://narrativas.example.org CLAVE=nvk_…
#   sh casa.sh serie ID observaciones.csv      trae observaciones a una serie
#   sh casa.sh archivo mapa.png                trae un archivo y dice su identificador
#   sh casa.sh publicar ID                     publica un gráfico y dice su dirección
#
# La clave va en el entorno, nunca en el archivo ni en la línea de órdenes, que ve cualquiera del mismo ordenador.
set -eu
: "${CASA:?Di dónde está la casa: export CASA=https://…}" "${CLAVE:?Falta la clave: export CLAVE=nvk_…}"
umask 077
llave=$(mktemp)
trap 'rm -f "$llave"' EXIT
printf 'Authorization: Bearer %s\n' "$CLAVE" >"$llave"

# Pide algo y enseña la respuesta; si la casa dice que no, enseña la frase y termina.
pedir() {
  respuesta=$(curl --silent --show-error --header @"$llave" --write-out '\n%{http_code}' "$@")
  estado=$(printf '%s' "$respuesta" | tail -n 1)
  cuerpo=$(printf '%s' "$respuesta" | sed '$d')
  if [ "$estado" -ge 400 ]; then
    printf '%s' "$cuerpo" | jq -r .message >&2
    exit 1
  fi
  printf '%s' "$cuerpo"
}

# Envía el JSON que recibe.
enviar() { pedir --request "$1" --header 'Content-Type: application/json' --data-binary @- "$CASA$2"; }

serie() {
  actual=$(pedir "$CASA/api/series/$1")
  hecho=$(jq -Rs --argjson version "$(printf '%s' "$actual" | jq .version)" '{version: $version, text: .}' <"$2" |
    enviar POST "/api/series/$1/observations")
  printf '%s' "$hecho" | jq -r '"\(.state): \(.sentence)"'
}

archivo() {
  nombre=$(basename "$1" | tr -d '\n' | base64 | tr -d '\n')
  bytes=$(wc -c <"$1" | tr -d ' ')
  empezada=$(pedir --request POST --include --header 'Tus-Resumable: 1.0.0' --header "Upload-Length: $bytes" \
    --header "Upload-Metadata: filename $nombre" "$CASA/api/files/uploads")
  subida=$(printf '%s' "$empezada" | tr -d '\r' | sed -n 's|^[Ll]ocation: .*/||p')
  pedir --request PATCH --header 'Tus-Resumable: 1.0.0' --header 'Upload-Offset: 0' \
    --header 'Content-Type: application/offset+octet-stream' --data-binary @"$1" "$CASA/api/files/uploads/$subida"
  tarea=$(jq -n --arg uploadId "$subida" '{uploadId: $uploadId}' | enviar POST /api/files)
  esperar "$(printf '%s' "$tarea" | jq -r .jobId)"
  printf '%s' "$tarea" | jq -r .result.fileId
}

# Lo que tarda se hace aparte: se mira cada segundo hasta que acaba.
esperar() {
  while :; do
    tarea=$(pedir "$CASA/api/jobs/$1")
    case $(printf '%s' "$tarea" | jq -r .state) in
      done) return ;;
      failed | cancelled)
        printf '%s' "$tarea" | jq -r .message >&2
        exit 1
        ;;
    esac
    sleep 1
  done
}

publicar() {
  actual=$(pedir "$CASA/api/graphics/$1")
  hecho=$(printf '%s' "$actual" | jq '{version}' | enviar POST "/api/graphics/$1/publish")
  printf '%s' "$hecho" | jq -r .publicUrl
}

case ${1:-} in
  serie | archivo | publicar) "$@" ;;
  *)
    sed -n '2,9p' "$0"
    exit 2
    ;;
esac
