/** Limit of opening live streams: a hall of a thousand phones reconnects at once, a few times. Each reads the database. */
export const STREAM_OPENINGS = { burst: 4_000, refillMs: 5 }
