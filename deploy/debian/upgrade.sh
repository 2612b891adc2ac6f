#!/usr/bin/env bash
# Upgrades an installed CAE Map: builds the new sources beside the running release, backs up, and switches to them. If the new
# release does not become ready, the previous one returns with the records of the backup.
#   sudo deploy/debian/upgrade.sh                 # with the sources that this script belongs to
#   sudo deploy/debian/upgrade.sh --source FOLDER
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/debian/common.sh
. "$here/common.sh"

source=$(cd "$here/../.." && pwd)
case ${1:-} in
  '') ;;
  --source) source=${2:-}; [ -d "$source" ] || fail "--source needs a folder with the sources." ;;
  *) fail "unknown argument '$1'; usage: upgrade.sh [--source FOLDER]" ;;
esac
require_root "$@"
lock
require_installed

running=$(readlink "$current")
release=$(build_release "$source")
[ "$release" != "$running" ] || fail "$(basename "$release") is running already."

backup=$backups/before-$(basename "$release")-$(date -u +%Y%m%d%H%M%S).tar.gz
say "Backing up to $backup"
# Writes between the backup and the switch would be lost by a return to the backup.
systemctl stop "$service"
if ! (cd "$running" && as_service node scripts/backup.mjs "$backup"); then
  systemctl start "$service"
  fail "the backup failed; the running release is unchanged."
fi

ln -sfn "$running" "$previous"
say "$backup" >"$configuration/last-upgrade-backup"
activate "$release"
systemctl start "$service" || true
if wait_until_ready; then
  remove_old_releases
  say "CAE Map runs $(basename "$release"). To go back: $current/deploy/debian/rollback.sh"
  exit 0
fi

say "The new release did not become ready; returning to $(basename "$running")." >&2
journalctl --unit "$service" --lines 20 --no-pager >&2 || true
"$here/rollback.sh" --with-records
exit 1
