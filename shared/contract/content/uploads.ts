import { z } from "zod";
import { staffCall } from "#shared/contract/endpoint.ts";

export const uploadImage = staffCall("POST /api/s3/upload", {
  summary: "Upload a picture (multipart: file, name)",
  upload: true,
  reply: z.object({ Data: z.tuple([z.object({ Location: z.string() })]) }),
});
