import { McpServer, SUPPORTED_PROTOCOL_VERSIONS, type CallToolResult } from "@modelcontextprotocol/server";
import { ApiError } from "@shop/contract/api-error.ts";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import type { Logger } from "pino";

import type { AgentCatalogue, AgentRequest } from "./agent-catalogue.ts";
import { deliveryInput, languageInput, partsListInput, productInput, searchInput } from "./agent-inputs.ts";

/** What every tool is: it changes nothing, and reads nothing but this shop. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

const inputs = {
  search: toStandardJsonSchema(searchInput),
  product: toStandardJsonSchema(productInput),
  language: toStandardJsonSchema(languageInput),
  delivery: toStandardJsonSchema(deliveryInput),
  partsList: toStandardJsonSchema(partsListInput),
};

const INSTRUCTIONS =
  "The catalogue of a shop for electronic parts in Egypt, read only. Prices are in Egyptian pounds (EGP) for one unit as the product is sold. Each product has the address of the page on which people buy it: orders are placed there, not here.";

const refusalOf = ({ code, message, details }: ApiError): string =>
  [
    `${code}: ${message}`,
    ...Object.entries(details.errors ?? {}).map(([field, fault]) => `${field}: ${fault}`),
  ].join("\n");

/** The revisions that are served: all but the one which asks for batches. */
const versions = SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version !== "2025-03-26");

/** The MCP server of one request. */
export function mcpServer(catalogue: AgentCatalogue, from: AgentRequest, logger: Logger): McpServer {
  const server = new McpServer(
    { name: "shop-catalogue", version: "1.0.0" },
    {
      instructions: INSTRUCTIONS,
      capabilities: { tools: { listChanged: false } },
      supportedProtocolVersions: versions,
    },
  );

  const answer = async (read: Promise<Record<string, unknown>>): Promise<CallToolResult> => {
    try {
      const found = await read;
      return { content: [{ type: "text", text: JSON.stringify(found) }], structuredContent: found };
    } catch (error) {
      const refusal = error instanceof ApiError ? error : new ApiError("internal");
      if (refusal !== error) logger.error({ err: error }, "tool failed");
      return { content: [{ type: "text", text: refusalOf(refusal) }], isError: true };
    }
  };

  server.registerTool(
    "search_products",
    {
      title: "Search products",
      description:
        "Finds products by part number, words, or values with units, and answers the filters that the list offers with the number of products of each; filters of specifications are offered within a category or for a query.",
      inputSchema: inputs.search,
      annotations,
    },
    (input) => answer(catalogue.search(input, from)),
  );
  server.registerTool(
    "get_product",
    {
      title: "Product",
      description:
        "One product with description, specifications, stock, prices by quantity, the quantities that are sold, datasheets and pictures.",
      inputSchema: inputs.product,
      annotations,
    },
    (input) => answer(catalogue.product(input, from)),
  );
  server.registerTool(
    "related_products",
    {
      title: "Alternatives and accessories",
      description: "What may stand in for a product, what it needs, and its accessories.",
      inputSchema: inputs.product,
      annotations,
    },
    (input) => answer(catalogue.related(input, from)),
  );
  server.registerTool(
    "list_categories",
    {
      title: "Categories",
      description: "The categories with their sub categories, whose ids narrow a search.",
      inputSchema: inputs.language,
      annotations,
    },
    ({ language }) => answer(catalogue.categories(language)),
  );
  server.registerTool(
    "delivery_costs",
    {
      title: "Cost of delivery",
      description:
        "What delivery costs and how many working days it takes, by governorate of Egypt, and the branches at which orders are picked up.",
      inputSchema: inputs.delivery,
      annotations,
    },
    (input) => answer(catalogue.delivery(input)),
  );
  server.registerTool(
    "read_parts_list",
    {
      title: "Read a parts list",
      description:
        "Reads a parts list or bill of materials and answers the products of up to 100 of its lines: 'sure' names the product that a line means without a doubt, or that stands for its part without a difference, and null asks to choose; 'missing_part' says what may stand for a part that the shop does not have, and on which ground. Keeps nothing.",
      inputSchema: inputs.partsList,
      annotations,
    },
    (input) => answer(catalogue.partsList(input, from)),
  );
  return server;
}
