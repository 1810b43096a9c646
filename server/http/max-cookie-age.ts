/** Maximum lifetime of a cookie in browsers, in seconds: 400 days (RFC 6265bis §5.5). */
export const MAX_COOKIE_AGE_S = 400 * 24 * 60 * 60
