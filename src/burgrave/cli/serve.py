"""`burgrave serve`: tables for friends and bots, on this machine or for everybody who can reach it."""

from pathlib import Path

from burgrave.cli.browser import open_when_ready
from burgrave.cli.spoken import command, option, tell
from burgrave.cli.typed import whole


@command(
    "serve", about="cli-serve", examples=("serve", "serve --host 0.0.0.0", "serve --port 9000 --data tables")
)
@option("--host", about="cli-option-host", value="host", default="127.0.0.1", show_default=True)
@option(
    "--port", about="cli-option-port", value="number", default="8000", show_default=True, callback=whole(0)
)
@option("--data", about="cli-option-data", value="folder")
@option("--base-url", about="cli-option-base-url", value="url", default="")
@option("--open", "opened", about="cli-option-open", is_flag=True)
def serve(host: str, port: int, data: str | None, base_url: str, opened: bool) -> None:
    """Imported when it is called: other commands need none of it."""
    import uvicorn

    from burgrave.server.app import make_app
    from burgrave.server.settings import MESSAGE_BYTES, Settings

    settings = Settings(host, port, Path(data) if data is not None else None, base_url)
    tell(f"http://{host}:{port}")
    if opened:
        open_when_ready(f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}")
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=MESSAGE_BYTES * 4,
        server_header=False,
        access_log=False,
    )
