/** Names that are offered while a header's name is typed. */
export const COMMON_HEADERS = [
  'Accept',
  'Accept-Language',
  'Authorization',
  'Cache-Control',
  'Content-Type',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Idempotency-Key',
  'Prefer',
  'Range',
  'X-API-Key',
  'X-Correlation-ID',
  'X-Request-ID',
  'X-Requested-With',
] as const
