#!/usr/bin/env bash
# Whether a page is served here: 0 or 1. The image has no program that asks over HTTP.
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/${1:-8080}"
printf 'HEAD /robots.txt HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r status <&3
[[ $status == *" 200 "* ]]
