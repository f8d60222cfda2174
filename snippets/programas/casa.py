"""Entra en la casa con una clave. Solo necesita Python 3.9 o más nuevo.

    export CASA=https://narrativas.example.org CLAVE=nvk_…
    python3 casa.py serie ID observaciones.csv      trae observaciones a una serie
    python3 casa.py archivo mapa.png                trae un archivo y dice su identificador
    python3 casa.py publicar ID                     publica un gráfico y dice su dirección

La clave va en el entorno, nunca en el archivo ni en la línea de órdenes, que ve cualquiera del mismo ordenador.
"""

import base64
import json
import os
import pathlib
import sys
import time
import urllib.error
import urllib.request


def pedir(metodo, ruta, cuerpo=None, **cabeceras):
    """Pide algo a la casa. Devuelve lo que contesta y sus cabeceras; si dice que no, se para con su frase."""
    datos = cuerpo
    if isinstance(cuerpo, dict):
        datos = json.dumps(cuerpo).encode()
        cabeceras["Content-Type"] = "application/json"
    peticion = urllib.request.Request(os.environ["CASA"] + ruta, data=datos, method=metodo)
    peticion.add_header("Authorization", "Bearer " + os.environ["CLAVE"])
    for nombre, valor in cabeceras.items():
        peticion.add_header(nombre.replace("_", "-"), valor)
    try:
        with urllib.request.urlopen(peticion, timeout=60) as respuesta:
            texto = respuesta.read()
            return (json.loads(texto) if texto else None), respuesta.headers
    except urllib.error.HTTPError as fallo:
        try:
            frase = json.load(fallo)["message"]
        except (ValueError, KeyError, TypeError):
            frase = f"La casa contesta {fallo.code}."
        sys.exit(frase)


def serie(identificador, ruta):
    """Trae las observaciones de un CSV a una serie; lo que no está en él se queda."""
    actual, _ = pedir("GET", f"/api/series/{identificador}")
    texto = pathlib.Path(ruta).read_text(encoding="utf-8")
    hecho, _ = pedir("POST", f"/api/series/{identificador}/observations", {"version": actual["version"], "text": texto})
    return f"{hecho['state']}: {hecho['sentence']}"


def archivo(ruta):
    """Trae un archivo y devuelve su identificador."""
    contenido = pathlib.Path(ruta).read_bytes()
    nombre = base64.b64encode(pathlib.Path(ruta).name.encode()).decode()
    _, cabeceras = pedir(
        "POST",
        "/api/files/uploads",
        Tus_Resumable="1.0.0",
        Upload_Length=str(len(contenido)),
        Upload_Metadata=f"filename {nombre}",
    )
    subida = cabeceras["Location"].rsplit("/", 1)[-1]
    pedir(
        "PATCH",
        f"/api/files/uploads/{subida}",
        contenido,
        Tus_Resumable="1.0.0",
        Upload_Offset="0",
        Content_Type="application/offset+octet-stream",
    )
    tarea, _ = pedir("POST", "/api/files", {"uploadId": subida})
    return esperar(tarea["jobId"])["fileId"]


def esperar(identificador):
    """Espera a que acabe una tarea y devuelve lo que ha hecho."""
    while True:
        tarea, _ = pedir("GET", f"/api/jobs/{identificador}")
        if tarea["state"] == "done":
            return tarea["result"]
        if tarea["state"] in ("failed", "cancelled"):
            sys.exit(tarea["message"])
        time.sleep(1)


def publicar(identificador):
    """Publica un gráfico y devuelve la dirección que ven los lectores."""
    actual, _ = pedir("GET", f"/api/graphics/{identificador}")
    publicado, _ = pedir("POST", f"/api/graphics/{identificador}/publish", {"version": actual["version"]})
    return publicado["publicUrl"]


if __name__ == "__main__":
    ORDENES = {"serie": serie, "archivo": archivo, "publicar": publicar}
    if len(sys.argv) < 3 or sys.argv[1] not in ORDENES:
        sys.exit(__doc__)
    print(ORDENES[sys.argv[1]](*sys.argv[2:]))
