/** An answer of the identity service that is not a success. */
export class HTTPError extends Error {
  /** HTTP status. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = "HTTPError";
    this.status = status;
  }
}

/** A failed answer with a JSON body: the service said what is wrong. */
export class JSONHTTPError extends HTTPError {
  /** The body. */
  readonly json: Readonly<Record<string, unknown>>;

  constructor(message: string, status: number, json: Readonly<Record<string, unknown>>) {
    super(message, status);
    this.name = "JSONHTTPError";
    this.json = json;
  }
}

/** A failed answer without JSON: something between here and the service answered, or the service is down. */
export class TextHTTPError extends HTTPError {
  /** The body. */
  readonly data: string;

  constructor(message: string, status: number, data: string) {
    super(message, status);
    this.name = "TextHTTPError";
    this.data = data;
  }
}
