# One container for one machine: docs/operations.md. What it writes is in /data, and in /tmp while it runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
# The runtime checks the upstream's certificate with them.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app .
RUN install -d -o node -g node -m 700 /data
USER node
# wrangler writes its logs into HOME.
ENV HOST=0.0.0.0 STATE_DIR=/data HOME=/tmp
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
	CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Without npm in between, SIGTERM reaches the server.
CMD ["node", "--import", "tsx", "scripts/start.ts"]
