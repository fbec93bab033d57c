/** An S3 server with one bucket in a folder; prints its port. It accepts the key S3RVER with the secret S3RVER, and compares signatures. */
import S3rver from "@20minutes/s3rver";

const [directory = "", port = "0"] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: "shop" }],
});
const address = await server.run();
console.info(address.port);
