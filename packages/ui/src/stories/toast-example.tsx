import { Button } from "../button.tsx";
import { ToastProvider, useToast } from "../toast/toast.tsx";

function AddToCart() {
  const { show } = useToast();
  return (
    <Button
      variant="signal"
      onClick={() =>
        show({ tone: "success", title: "Added to cart", footer: "Clamp meter CM-208", durationMs: 5000 })
      }
    >
      Add to cart
    </Button>
  );
}

/** An application with its one provider, around everything that shows notices. */
export const ToastExample = () => (
  <ToastProvider labels={{ dismiss: "Dismiss" }}>
    <AddToCart />
  </ToastProvider>
);
