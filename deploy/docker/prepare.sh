#!/usr/bin/env bash
# Writes .env and random secrets for compose.yaml; existing ones are kept.
#   deploy/docker/prepare.sh map.example.org
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
umask 077

domain=${1:-}
if [ ! -e .env ]; then
  if ! [[ $domain =~ ^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$ ]]; then
    echo "prepare.sh: name the host of the site, such as: prepare.sh map.example.org" >&2
    exit 1
  fi
  printf '# Variables of compose.yaml; docs/deploying.md describes them.\nDOMAIN=%s\n' "$domain" >.env
fi

mkdir -p secrets backups
# $1: the name of the secret; $2: its length in bytes
secret() {
  [ -s "secrets/$1" ] || od -An -N "$2" -tx1 /dev/urandom | tr -d ' \n' >"secrets/$1"
}
secret database-password 24
secret storage-access-key 10
secret storage-secret-key 24
[ -s secrets/database-url ] || printf 'postgresql://cae:%s@database:5432/cae' "$(cat secrets/database-password)" >secrets/database-url
# The process of the image reads the secrets as the user 1000.
if [ "$(id -u)" = 0 ]; then
  chown 1000:1000 backups secrets/database-url secrets/storage-access-key secrets/storage-secret-key
fi
echo "Start with: docker compose --file deploy/docker/compose.yaml up --detach --build"
