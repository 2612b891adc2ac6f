# shellcheck shell=bash
# Paths and functions that install.sh, upgrade.sh and rollback.sh share. A prefix for all paths lets tests run them without
# a system: DEPLOY_PREFIX.

prefix=${DEPLOY_PREFIX:-}
readonly releases=$prefix/opt/cae-map/releases
readonly current=$prefix/opt/cae-map/current
readonly previous=$prefix/opt/cae-map/previous
readonly data=$prefix/var/lib/cae-map
readonly backups=$prefix/var/backups/cae-map
readonly configuration=$prefix/etc/cae-map
readonly settings=$configuration/settings.env
readonly user=cae-map
readonly service=cae-map.service
readonly ready_url=${DEPLOY_READY_URL:-http://127.0.0.1:3000/health/ready}
# The first start loads the content; later ones take seconds.
readonly ready_seconds=${DEPLOY_READY_SECONDS:-300}

say() { printf '%s\n' "$*"; }

# Ends the script with one sentence that names the problem and what to do.
fail() {
  printf 'cae-map: %s\n' "$*" >&2
  exit 1
}

require_root() {
  [ -n "$prefix" ] || [ "$(id -u)" = 0 ] || fail "run this script as root: sudo $0 $*"
}

# Fails while another of these scripts runs. The lock ends with the process. Scripts that this one calls are part of it.
lock() {
  [ -z "${CAE_MAP_LOCKED:-}" ] || return 0
  install -d "$prefix/run"
  exec 9>"$prefix/run/cae-map-deploy.lock"
  flock --nonblock 9 || fail "an installation, upgrade or rollback is running: wait until it has ended."
  export CAE_MAP_LOCKED=1
}

require_installed() {
  [ -L "$current" ] || fail "CAE Map is not installed here: run deploy/debian/install.sh first."
}

# Runs a command as the user of the service, with the settings of the service and without those of the caller.
as_service() {
  local variables=()
  while IFS= read -r line; do
    case $line in '' | '#'*) ;; *) variables+=("$line") ;; esac
  done <"$settings"
  runuser -u "$user" -- env -i PATH="$PATH" HOME="$data" USER="$user" LANG=C.UTF-8 "${variables[@]}" "$@"
}

# Prints the name of a release: the version of the package and the hash of the commit, or the time without one.
# $1: a folder with the sources
release_name() {
  local version revision
  version=$(sed -n 's/^ *"version": "\([^"]*\)".*/\1/p' "$1/package.json" | head -n 1)
  [ -n "$version" ] || fail "$1 has no package.json with a version: name the folder with the sources of CAE Map."
  revision=$(git -c safe.directory='*' -C "$1" rev-parse --short HEAD 2>/dev/null || date -u +%Y%m%d%H%M%S)
  say "$version-$revision"
}

# Copies the sources into a new folder of the releases and builds them there. A folder that was not completed is replaced.
# $1: a folder with the sources; prints the folder of the release
build_release() {
  local name target
  name=$(release_name "$1") || exit 1
  target=$releases/$name
  if [ ! -e "$target/.complete" ]; then
    rm -rf "$target"
    install -d -o "$user" -g "$user" "$target"
    tar -C "$1" --exclude=./node_modules --exclude=./data --exclude=./.git -cf - . | tar -C "$target" -xf - --no-same-owner
    chown -R "$user:$user" "$target"
    say "Building $name; this takes a few minutes." >&2
    (cd "$target" && runuser -u "$user" -- env HOME="$data" npm run build) >&2 || fail "the build of $name failed; the running release is unchanged."
    # The service cannot change its own program.
    chown -R root:root "$target"
    touch "$target/.complete"
  fi
  say "$target"
}

# Waits until the service can serve visitors. Fails when the time is over or the service has stopped.
wait_until_ready() {
  local end=$((SECONDS + ready_seconds))
  while [ "$SECONDS" -lt "$end" ]; do
    # Another process may answer at the address: only the response of a service that runs is evidence.
    if systemctl is-active --quiet "$service" && curl --fail --silent --output /dev/null --max-time 3 "$ready_url"; then return 0; fi
    systemctl is-failed --quiet "$service" && return 1
    sleep 1
  done
  return 1
}

# Points `current` to a release in one step.
# $1: the folder of the release
activate() {
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
}

# Removes releases other than the running one and the one before it.
remove_old_releases() {
  local release
  for release in "$releases"/*/; do
    release=${release%/}
    [ "$release" = "$(readlink "$current")" ] || [ "$release" = "$(readlink "$previous")" ] || rm -rf "$release"
  done
}
