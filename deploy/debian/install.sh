#!/usr/bin/env bash
# Installs CAE Map on a bare Debian 12 as a service with PostgreSQL and, for a domain, a proxy with TLS certificates:
#   sudo deploy/debian/install.sh --domain map.example.org
# It can be repeated: existing settings, records and files are kept.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/debian/common.sh
. "$here/common.sh"

usage() {
  cat <<TEXT
Usage: install.sh [--domain NAME] [--source FOLDER]
  --domain NAME    the host name of the site; Caddy requests a TLS certificate for it. Without it the map is served at
                   http://127.0.0.1:3000, for a proxy of yours.
  --source FOLDER  the sources; by default those that this script belongs to
TEXT
}

domain=
source=$(cd "$here/../.." && pwd)
while [ $# -gt 0 ]; do
  case $1 in
    --domain) domain=${2:-}; shift 2 || fail "--domain needs a host name, such as map.example.org." ;;
    --source) source=${2:-}; shift 2 || fail "--source needs a folder." ;;
    --help) usage; exit 0 ;;
    *) usage >&2; fail "unknown argument '$1'." ;;
  esac
done
[[ $domain =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+)?$ ]] || fail "'$domain' is no host name: write it as map.example.org."
require_root "$@"
lock

# PostgreSQL, the proxy, and what the scripts call. Node of Debian 12 is too old: see install_node.
install_packages() {
  local packages=(ca-certificates curl git postgresql xz-utils)
  [ -z "$domain" ] || packages+=(caddy)
  say "Installing packages of Debian: ${packages[*]}"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
}

# Keeps an installed Node that the product supports; otherwise installs the current release 22 of nodejs.org, verified by
# the sums of that site.
install_node() {
  if command -v node >/dev/null && node_is_supported; then return; fi
  local site=https://nodejs.org/dist/latest-v22.x architecture file folder
  case $(uname -m) in
    x86_64) architecture=x64 ;;
    aarch64) architecture=arm64 ;;
    *) fail "there is no Node of nodejs.org for $(uname -m): install Node 22 and repeat." ;;
  esac
  folder=$(mktemp -d)
  curl --fail --silent --show-error --location --output "$folder/SHASUMS256.txt" "$site/SHASUMS256.txt" ||
    fail "nodejs.org cannot be reached: install Node 22 and repeat."
  file=$(sed -n "s/^.*  \(node-v22[0-9.]*-linux-$architecture\.tar\.xz\)$/\1/p" "$folder/SHASUMS256.txt")
  say "Installing ${file%.tar.xz}"
  curl --fail --silent --show-error --location --output "$folder/$file" "$site/$file"
  (cd "$folder" && grep "  $file\$" SHASUMS256.txt | sha256sum --check --quiet) || fail "$file does not match its sum: repeat later."
  tar -C /usr/local --strip-components=1 --no-same-owner --exclude='*.md' --exclude='*/LICENSE' -xf "$folder/$file"
  rm -rf "$folder"
}

node_is_supported() {
  node --input-type=module --eval "
    const { nodeVersionProblem } = await import('file://$source/scripts/lib/node-version.mjs');
    process.exitCode = nodeVersionProblem(process.versions.node) === undefined ? 0 : 1;"
}

create_user_and_folders() {
  id "$user" >/dev/null 2>&1 || useradd --system --home-dir "$data" --shell /usr/sbin/nologin "$user"
  install -d "$releases" "$prefix/etc/systemd/system"
  install -d -m 0750 -o root -g "$user" "$configuration"
  install -d -m 0750 -o "$user" -g "$user" "$data" "$backups"
}

# A database of the user of the service, who is authenticated by the socket: there is no password.
create_database() {
  systemctl start postgresql
  as_postgres psql --quiet --tuples-only --command "SELECT 1 FROM pg_roles WHERE rolname = '$user'" | grep -q 1 ||
    as_postgres createuser "$user"
  as_postgres psql --quiet --tuples-only --command "SELECT 1 FROM pg_database WHERE datname = '$user'" | grep -q 1 ||
    as_postgres createdb --owner="$user" --encoding=UTF8 --template=template0 --locale=C.UTF-8 "$user"
}

# From a folder that the user may read.
as_postgres() { (cd / && runuser -u postgres -- "$@"); }

write_settings() {
  if [ -e "$settings" ]; then
    say "Keeping the settings in $settings"
    return
  fi
  {
    say "# The settings of CAE Map, one NAME=value per line; docs/operating.md describes them. Apply: systemctl restart cae-map"
    say "DATABASE_URL=postgresql:///$user?host=/var/run/postgresql"
    say "DATA_DIR=$data"
    say "BACKUP_DIR=$backups"
    if [ -n "$domain" ]; then
      say "PUBLIC_URL=https://$domain"
      say "TRUSTED_PROXIES=127.0.0.1"
    fi
  } >"$settings"
  chown "root:$user" "$settings"
  chmod 0640 "$settings"
}

start_service() {
  install -m 0644 "$here/cae-map.service" "$prefix/etc/systemd/system/$service"
  systemctl daemon-reload
  systemctl enable --quiet "$service"
  systemctl restart "$service"
  wait_until_ready || fail "the service did not become ready: journalctl --unit cae-map --lines 50 tells why."
}

configure_proxy() {
  [ -n "$domain" ] || return 0
  sed "s/{\$DOMAIN}/$domain/" "$here/Caddyfile" >"$prefix/etc/caddy/Caddyfile"
  systemctl reload-or-restart caddy
}

install_packages
install_node
create_user_and_folders
create_database
write_settings
release=$(build_release "$source")
activate "$release"
start_service
configure_proxy
say "CAE Map serves ${domain:+https://$domain }at http://127.0.0.1:3000. Create the first administrator:"
say "  sudo $current/deploy/debian/run.sh user create-admin you@example.org --name \"Your name\""
