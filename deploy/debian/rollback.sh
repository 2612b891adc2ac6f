#!/usr/bin/env bash
# Returns to the release before the last upgrade.
#   sudo deploy/debian/rollback.sh                 # keeps the records, if the previous release can read them
#   sudo deploy/debian/rollback.sh --with-records  # restores the backup of the upgrade: what was written since is lost
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/debian/common.sh
. "$here/common.sh"

with_records=false
case ${1:-} in
  '') ;;
  --with-records) with_records=true ;;
  *) fail "unknown argument '$1'; usage: rollback.sh [--with-records]" ;;
esac
require_root "$@"
lock
require_installed
[ -L "$previous" ] || fail "there is no previous release."

failed=$(readlink "$current")
target=$(readlink "$previous")
systemctl stop "$service" || true
activate "$target"
if [ "$with_records" = true ]; then
  backup=$(cat "$configuration/last-upgrade-backup")
  say "Restoring $backup"
  (cd "$target" && as_service node scripts/restore.mjs "$backup" --replace) || fail "the restore of $backup failed; the service is stopped. Free space and repeat."
fi
systemctl start "$service" || true
if wait_until_ready; then
  ln -sfn "$failed" "$previous"
  say "CAE Map runs $(basename "$target")."
  exit 0
fi
fail "$(basename "$target") did not become ready: its records may be those of a newer release. Repeat with --with-records."
