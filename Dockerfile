# One process of Sundry. Keeps its data in /data, or in the database that DATABASE_URL names.
FROM node:24-slim AS packages
WORKDIR /sundry
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-workspaces --no-audit --no-fund

FROM node:24-slim AS build
WORKDIR /sundry
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-workspaces --no-audit --no-fund
COPY . .
# The commit of this source, which the page /about shows: --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=
RUN NODE_ENV=production BUILD_COMMIT=$COMMIT BUILD_RELEASE=yes BUILD_FOLDER=dist npx vite build --app

FROM node:24-slim
WORKDIR /sundry
ENV DATA_DIR=/data NODE_ENV=production
COPY --from=build /sundry/package.json ./
COPY --from=packages /sundry/node_modules ./node_modules
COPY --from=build /sundry/dist ./dist
COPY --from=build /sundry/build ./build
COPY --from=build /sundry/contract ./contract
COPY --from=build /sundry/interfaces ./interfaces
COPY --from=build /sundry/lib ./lib
COPY --from=build /sundry/scripts ./scripts
COPY --from=build /sundry/server ./server
COPY --from=build /sundry/web/tools ./web/tools
# docker run --rm -i sundry tool <operation>, docker run --rm -i sundry mcp
COPY --from=build /sundry/hosting/container /usr/local/bin
# Languages for reading text beside English, such as "tesseract-ocr-deu tesseract-ocr-fra".
ARG OCR_PACKAGES=
RUN if [ -n "$OCR_PACKAGES" ]; then apt-get update -qq && apt-get install -y -qq --no-install-recommends $OCR_PACKAGES && rm -rf /var/lib/apt/lists/*; fi
# Any user may run it (--user 10000); what it writes is readable for that user only. Nothing else needs to be writable:
# docker run --read-only --cap-drop ALL --security-opt no-new-privileges --user 10000 -v data:/data …
RUN mkdir /data && chown node /data && chmod 1777 /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4173/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "server/main.ts"]
