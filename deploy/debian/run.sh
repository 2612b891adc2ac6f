#!/usr/bin/env bash
# Runs a command of the operator with the settings of the service, as its user: run.sh user list, run.sh backup FILE.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/debian/common.sh
. "$here/common.sh"

[ $# -gt 0 ] || fail "name a command, such as: run.sh user list. docs/operating.md lists them."
require_root "$@"
require_installed
command=$1
shift
[ -e "$current/scripts/$command.mjs" ] || fail "there is no command '$command': docs/operating.md lists them."
cd "$current"
as_service node "scripts/$command.mjs" "$@"
