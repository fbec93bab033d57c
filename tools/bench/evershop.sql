-- Fills EverShop 2.2 with 30,000 products whose names and descriptions have the words that the bench searches for (docs/benchmarks.md says how).
-- Its triggers would make an event of each, which its own process works off one by one.
alter table product disable trigger user;
alter table product_description disable trigger user;
alter table product_inventory disable trigger user;
with words as (
  select string_to_array('resistor capacitor carbon ceramic metal film switching linear regulator power amplifier operational multimeter clamp meter oscilloscope soldering station relay module stepper motor temperature sensor board microcontroller inductor digital electrolytic', ' ') as w
), made as (
  insert into product (sku, price, status, visibility, category_id)
  select 'part-' || n, 1 + n % 5000, true, true, 1 + n % 3 from generate_series(1, 30000) n
  returning product_id, uuid, sku
), described as (
  insert into product_description (product_description_product_id, name, description, url_key)
  select product_id, w[1 + product_id % 29] || ' ' || w[1 + product_id / 29 % 29] || ' ' || product_id,
    w[1 + product_id / 841 % 29] || ' ' || w[1 + product_id * 7 % 29] || ' ' || w[1 + product_id * 11 % 29], sku
  from made, words
), stocked as (
  insert into product_inventory (product_inventory_product_id, qty, manage_stock, stock_availability)
  select product_id, 100, true, true from made
)
insert into url_rewrite (request_path, target_path, entity_uuid, entity_type)
select '/' || sku, '/product/' || uuid, uuid, 'product' from made;
alter table product enable trigger user;
alter table product_description enable trigger user;
alter table product_inventory enable trigger user;
analyze;
