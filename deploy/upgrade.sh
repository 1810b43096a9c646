#!/bin/sh
# deploy/upgrade.sh <sundry-1.2.0.tgz> [folder]: installs a release of Sundry next to the running one, and switches to it.
#
# The folder (default /opt/sundry) contains releases/<version>, and the links "current" and "previous". The service runs
# current/scripts/program/sundry.js. The files of the running release are not changed, so its process is not disturbed.
# Without an answer of the new version within a minute, the former link is put back.
#
#   RESTART     command that restarts the service, default: systemctl restart sundry
#   HEALTH_URL  default: http://127.0.0.1:4173/api/health
#   WAIT        seconds until the new version must answer, default 60
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -ge 1 ] || fail 'Name the release: deploy/upgrade.sh sundry-1.2.0.tgz'
tarball=$1
folder=${2:-/opt/sundry}
restart=${RESTART:-systemctl restart sundry}
health=${HEALTH_URL:-http://127.0.0.1:4173/api/health}

version=$(tar -xzOf "$tarball" package/package.json | sed -n 's/^ *"version": "\([^"/]*\)",*$/\1/p' | head -n 1)
[ -n "$version" ] || fail "$tarball is not a release of Sundry."
release=$folder/releases/$version
former=$(readlink "$folder/current" || true)
[ "$former" != "releases/$version" ] || fail "$version is running already."

# Switches a link in one step: the old or the new one is there at any time.
point() {
  ln -sfn "$1" "$folder/$2.new"
  mv -T "$folder/$2.new" "$folder/$2"
}

# True if the answer names this version.
answers() {
  node -e '
    const [url, version] = process.argv.slice(1)
    fetch(url).then((response) => response.json()).then(
      (health) => process.exit(health.version === version ? 0 : 1),
      () => process.exit(1),
    )' "$health" "$version"
}

if [ ! -d "$release" ]; then
  rm -rf "$release.partial"
  mkdir -p "$release.partial"
  tar -xzf "$tarball" -C "$release.partial" --strip-components=1
  mv -T "$release.partial" "$release"
fi
[ -f "$release/scripts/program/sundry.js" ] || fail "$release has no scripts/program/sundry.js."

point "releases/$version" current
$restart || true
end=$(($(date +%s) + ${WAIT:-60}))
until answers; do
  if [ "$(date +%s)" -ge "$end" ]; then
    [ -n "$former" ] || fail "$version does not answer at $health: read its log."
    point "$former" current
    $restart || true
    # A corrected release can have the same version.
    [ "$(readlink "$folder/previous")" = "releases/$version" ] || rm -rf "$release"
    fail "$version does not answer at $health: $former is current again. If its log says that the database belongs to a newer Sundry, restore the backup from before the upgrade."
  fi
  sleep 1
done
[ -z "$former" ] || point "$former" previous
echo "Sundry $version is running."
