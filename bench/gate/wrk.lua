-- Asks for the addresses of a list in turn, with the headers of the environment.
local paths = {}
for line in io.lines(os.getenv("BENCH_PATHS")) do paths[#paths + 1] = line end

wrk.headers["Cookie"] = os.getenv("BENCH_COOKIE")
wrk.headers["Accept-Encoding"] = os.getenv("BENCH_ENCODING")

local next_path = 0
function request()
  next_path = next_path % #paths + 1
  return wrk.format("GET", paths[next_path])
end

function done(summary, _, _)
  local failed = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
  io.write(string.format("BENCH %d %d %d\n", summary.requests, summary.duration, failed))
end
