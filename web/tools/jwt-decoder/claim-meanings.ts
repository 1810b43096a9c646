/** Registered names and what they mean: claims of RFC 7519 §4.1 and OpenID Connect, header parameters of RFC 7515 §4.1. */
const MEANINGS: Readonly<Record<string, string>> = {
  iss: 'Issuer: who made it',
  sub: 'Subject: who it is about',
  aud: 'Audience: who may use it',
  exp: 'Expiration time: not accepted from then on',
  nbf: 'Not before: not accepted until then',
  iat: 'Issued at',
  jti: 'JWT ID: tells this token from all others',
  auth_time: 'When the person signed in',
  nonce: 'Ties the token to one sign-in',
  acr: 'How strictly the person was authenticated',
  amr: 'By which means the person was authenticated',
  azp: 'Authorized party: the client it was issued to',
  at_hash: 'Hash of the access token',
  c_hash: 'Hash of the code',
  sid: 'Session ID',
  scope: 'What the token allows',
  client_id: 'The client that asked for the token',
  cnf: 'Confirmation: the key that the sender must hold',
  act: 'Actor: who acts for the subject',
  roles: 'Roles',
  groups: 'Groups',
  entitlements: 'Entitlements',
  name: 'Full name',
  given_name: 'Given name',
  family_name: 'Family name',
  preferred_username: 'Name that the person goes by',
  email: 'Email address',
  email_verified: 'Whether the email address was verified',
  picture: 'Address of a picture',
  locale: 'Language and region',
  zoneinfo: 'Time zone',
  updated_at: 'When the profile last changed',
}

/** Returns a readable meaning of a claim; undefined for a private claim. */
export function getMeaning(name: string): string | undefined {
  return Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined
}
