# Corre todas las pruebas de esta carpeta y deja un resumen en JSON en el archivo que se le diga.
#   Rscript todo.R resumen.json
library(tinytest)
resultados <- list()
for (archivo in sort(list.files(".", "^prueba-.*[.]R$"))) {
  inicio <- Sys.time()
  resultado <- tryCatch(run_test_file(archivo, verbose = 0), error = function(fallo) fallo)
  segundos <- format(round(as.numeric(difftime(Sys.time(), inicio, units = "secs")), 1), decimal.mark = ",")
  if (inherits(resultado, "error")) {
    cat("✗ ", archivo, ": ", conditionMessage(resultado), "\n", sep = "")
    resultados[[archivo]] <- list(passed = 0, failed = 1)
  } else {
    buenas <- sum(vapply(resultado, isTRUE, logical(1)))
    malas <- length(resultado) - buenas
    cat(if (malas == 0) "✓ " else "✗ ", archivo, ": ", buenas, " de ", length(resultado), " (", segundos, " s)\n", sep = "")
    if (malas > 0) print(resultado, nlong = Inf)
    resultados[[archivo]] <- list(passed = buenas, failed = malas + (length(resultado) == 0))
  }
}
total <- function(campo) sum(vapply(resultados, function(uno) uno[[campo]], numeric(1)))
resumen <- list(passed = total("passed"), failed = total("failed"))
jsonlite::write_json(resumen, commandArgs(trailingOnly = TRUE)[1], auto_unbox = TRUE)
if (resumen$failed > 0 || resumen$passed == 0) quit(status = 1)
