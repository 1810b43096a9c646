/** What the visitor may want to know, below the tool. */
export default function Help() {
  return (
    <section id="help" className="prose mt-12 max-w-3xl" data-print="no">
      <h2>How requests are sent</h2>
      <p>
        Your browser calls the address itself: there is no server in between, nothing is logged, and a request
        is never sent a second time by itself. So a browser’s rules hold. The server must allow pages to read
        its answer (CORS), an https page cannot call an http address other than localhost, and cookies are not
        sent. Where a browser refuses, <strong>Copy as cURL</strong> takes the same request to a terminal.
      </p>
      <p>
        <strong>Headers</strong> such as Cookie, Host and Origin are the browser’s own. You may enter them,
        and they go into the cURL command, but a browser leaves them out; each is marked.
      </p>
      <p>
        <strong>What is kept.</strong> This browser stores the request, the variables and the last 100
        requests that you sent, so a reload brings them back. It leaves out credentials: what you enter under
        Authorization, a password in the address, and the values of Authorization, Cookie and all names that
        speak of a token, key, secret or password. It cannot tell a secret inside the text of a body: switch
        off <em>Remember on this device</em> in the settings, and nothing is stored at all. Shared links leave
        out the same; files are never stored.
      </p>
      <p>
        <strong>Answers</strong> are read in the character set that they name, JSON is laid out without
        changing a digit, and <em>Save body as file</em> gives the bytes exactly as they came. An HTML preview
        runs no script and fetches nothing.
      </p>
      <p>
        <strong>Variables</strong> are written as <code>{'{{name}}'}</code>. Values of one answer can be saved
        for the next request with a JSONPath (RFC 9535), so a token from a login can be used right away.
      </p>
    </section>
  )
}
