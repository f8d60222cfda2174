/**
 * An nginx as Debian sets it up (sendfile, tcp_nopush), serving a folder without a gate: one worker, files and their `.gz`
 * neighbours, and, like the gate, no log of requests.
 *
 * @param folder - Build to serve.
 * @param port - Port on the loopback address.
 * @param workDir - Folder for its pid and temporary files.
 */
export function nginxConfig(folder: string, port: number, workDir: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${workDir}/${name};`)
    .join("\n  ");
  return `
user root;
daemon off;
worker_processes 1;
worker_cpu_affinity 01;
pid ${workDir}/nginx.pid;
error_log ${workDir}/error.log;
events { worker_connections 1024; }
http {
  ${temporary}
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; font/woff2 woff2; application/json json; }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { try_files $uri $uri.html $uri/index.html =404; add_header Cache-Control "private, no-cache"; }
  }
}
`;
}
