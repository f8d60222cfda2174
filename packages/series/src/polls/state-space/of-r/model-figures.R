# Figures of R that the model is held against: Rscript model-figures.R > model-figures.json
# The smoother of base R, and the best linear prediction of a level (universal kriging) with dense matrices:
# no filter, no smoother, no elimination of leans.

days <- 40
walk <- 45 + cumsum(sin(seq_len(days) * 1.7) * 0.4)
observed <- ifelse(seq_len(days) %% 3 == 1, walk + cos(seq_len(days) * 2.3), NA)

# Base R's filter and smoother, begun with as good as nothing known.
local_level <- function(drift, noise) {
  model <- list(T = matrix(1), Z = 1, V = matrix(drift), h = noise, a = 0, P = matrix(1e8), Pn = matrix(1e8))
  smoothed <- KalmanSmooth(observed, model, nit = -1L)
  list(mean = as.vector(smoothed$smooth), variance = as.vector(smoothed$var))
}

at <- c(0, 0, 1, 3, 3, 4, 7, 7, 9, 12, 12, 15, 15, 15, 19, 22, 26, 26, 30, 33, 33, 34, 38, 39)
house <- c(1, 2, 3, 1, 4, 2, 1, 3, 2, 1, 4, 2, 3, 1, 2, 1, 3, 4, 1, 2, 3, 1, 2, 4)
population <- c(0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1)
people <- c(1000, 800, 1500, 1000, 600, 900, 1000, 1500, 800, 1100, 600, 900, 2500, 1000, 800, 1000, 1500, 700, 1000, 800, 400, 1000, 900, 600)
one <- c(46, 43.5, 47.2, 45.1, 42, 44.8, 45.5, 47, 43.9, 44, 41.5, 45, 46.1, 43.8, 42.9, 43, 45.5, 40.8, 42.6, 42, 44.4, 42.2, 41.8, 40)
other <- c(20.1, 22, 18.5, 21, 19.7, 21.4, 20.8, 19, 22.6, 21.7, 20, 22.9, 19.6, 22.1, 23, 22.4, 20.3, 21.2, 23, 23.9, 21.1, 23.3, 24, 22)
quality <- c(1, 1, 0, 1) / 3
scales <- c(0.98, 0.66)

level_model <- function(drift, noise, lean) {
  variance <- 2500 * 1.5 / people + noise
  # Leans of four houses and of one population, given that those of three houses sum to zero.
  own <- diag(lean, 5)
  held <- c(quality, 0)
  given <- own - own %*% held %*% t(held) %*% own / as.numeric(t(held) %*% own %*% held + 1e-6)
  taken <- cbind(sapply(1:4, function(which) as.numeric(house == which)), population)
  covariance <- drift * outer(at, at, pmin) + taken %*% given %*% t(taken) + diag(variance)
  inverse <- solve(covariance)
  ones <- rep(1, length(at))
  information <- as.numeric(t(ones) %*% inverse %*% ones)
  result <- lapply(list(one, other), function(said) {
    mean <- as.numeric(t(ones) %*% inverse %*% said) / information
    left <- said - mean
    predicted <- sapply(0:39, function(day) mean + as.numeric((drift * pmin(day, at)) %*% inverse %*% left))
    list(level = predicted, leans = as.vector(given %*% t(taken) %*% inverse %*% left), square = as.numeric(t(left) %*% inverse %*% left))
  })
  variances <- sapply(0:39, function(day) {
    with <- drift * pmin(day, at)
    drift * day - as.numeric(with %*% inverse %*% with) + (1 - as.numeric(t(ones) %*% inverse %*% with))^2 / information
  })
  squares <- sapply(result, function(series) series$square)
  determinants <- as.numeric(determinant(covariance)$modulus) + log(information)
  list(
    level = unlist(lapply(result, function(series) series$level)),
    leans = unlist(lapply(result, function(series) series$leans)),
    variance = variances,
    logLikelihood = -sum(determinants + squares / scales) / 2
  )
}

# What two shares of one question differ by, by the law of a multinomial.
difference <- function(one, other, deviation) {
  spread <- deviation * sqrt(4 * (one + other - (one - other)^2))
  list(spread = spread, ahead = pnorm(100 * (one - other) / spread))
}

as_json <- function(value) {
  if (is.list(value)) paste0("{", paste0("\"", names(value), "\":", sapply(value, as_json), collapse = ","), "}")
  else if (length(value) == 1) as_number(value)
  else paste0("[", paste(as_number(value), collapse = ","), "]")
}
as_number <- function(value) ifelse(is.na(value), "null", formatC(value, digits = 10, format = "g", width = 1))

calm <- level_model(0.04, 0.25, 2.25)
lively <- level_model(0.25, 1, 6.25)
ahead <- difference(0.33, 0.29, 1.5)
cat(as_json(list(
  observed = observed,
  smoothed = local_level(0.09, 1.44),
  polls = list(day = at, house = house, population = population, people = people, one = one, other = other),
  calm = calm,
  lively = lively,
  difference = ahead
)), "\n", sep = "")
