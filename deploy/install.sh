#!/bin/sh
# Installs what a server needs to run the shop into a folder: sh deploy/install.sh /opt/shop
# The Dockerfile does the same. Needs Node 20 or newer with npm, and the folder to be empty or missing.
set -eu
target=${1:?"Name the folder to install into: sh deploy/install.sh /opt/shop"}
cd "$(dirname "$0")/.."
if [ -e "$target" ] && [ -n "$(ls -A "$target")" ]; then
  echo "$target is not empty. Install into a new folder, and change to that." >&2
  exit 1
fi

npm ci --no-audit --no-fund
npm run build

mkdir -p "$target"
# Sources run as they are; tests, stories, drawings and tools stay behind.
tar -cf - --exclude=node_modules --exclude=tests --exclude=bench --exclude='*.test.ts' --exclude='*.test.tsx' \
  --exclude='*.stories.tsx' --exclude=packages/fixtures/pictures --exclude=packages/mocks/src \
  package.json package-lock.json .npmrc LICENSE apps packages | tar -xf - -C "$target"
cd "$target"
npm ci --omit=dev --no-audit --no-fund
# The first start would compile the modules again each time where it cannot write.
chmod -R a+rX .
echo "Installed. Start it with: cd $target && DATA_DIR=/var/lib/shop npm start"
