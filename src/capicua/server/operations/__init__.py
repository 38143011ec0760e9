"""Operations: health checks, metrics, logs and garbage collection of a running server."""
