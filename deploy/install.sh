#!/bin/sh
# Install the Burgrave server into an environment of its own.
#
#   sh deploy/install.sh FOLDER [SOURCE]
#
# FOLDER is made. SOURCE is a checkout, a wheel or an sdist; without it the released package is installed.
# The Containerfile runs this script, and a test runs it up to a server that answers.
set -eu

folder=$1
source=${2:-burgrave}

"${PYTHON:-python3}" -m venv "$folder"
"$folder/bin/python" -m pip install --disable-pip-version-check --no-cache-dir "$source[server]"
"$folder/bin/burgrave" --version
