/** Status and body of an answer. */
export async function readResponse(response: Response | Promise<Response>): Promise<[number, unknown]> {
  const { status, json } = await Promise.resolve(response).then(async (one) => ({
    status: one.status,
    json: await one.json(),
  }))
  return [status, json]
}
